CREATE TABLE "guidance_gap" (
	"month" text NOT NULL,
	"topic" text NOT NULL,
	"band" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "guidance_gap_month_topic_band_pk" PRIMARY KEY("month","topic","band"),
	CONSTRAINT "guidance_gap_month_check" CHECK ("guidance_gap"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "trial_message" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "trial_message" ADD COLUMN "choices" jsonb;