CREATE TABLE "summary" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"summary" text NOT NULL,
	"message_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summary_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "reply" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "summary" ADD CONSTRAINT "summary_conversation_fk" FOREIGN KEY ("family_id","conversation_id") REFERENCES "public"."conversation"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "summary_count_idx" ON "summary" USING btree ("family_id","conversation_id","message_count");