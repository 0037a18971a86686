CREATE TABLE "consent" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consent_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "auto_delete_days" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_given_idx" ON "consent" USING btree ("family_id","kind","version") WHERE withdrawn_at is null;