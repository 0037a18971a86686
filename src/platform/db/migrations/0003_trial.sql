CREATE TABLE "trial_conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"family_id" uuid,
	"used" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'complete' NOT NULL,
	"client_id" uuid,
	"is_open" boolean DEFAULT false NOT NULL,
	"answer_to" uuid,
	"error" text,
	"card" jsonb,
	"sources" jsonb,
	"guide_note" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_usage" (
	"network_key" text NOT NULL,
	"what" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "trial_usage_network_key_what_since_pk" PRIMARY KEY("network_key","what","since")
);
--> statement-breakpoint
CREATE TABLE "trial_visitor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network_key" text NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trial_conversation" ADD CONSTRAINT "trial_conversation_visitor_id_trial_visitor_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."trial_visitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_conversation" ADD CONSTRAINT "trial_conversation_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_message" ADD CONSTRAINT "trial_message_conversation_id_trial_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."trial_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_conversation_visitor_idx" ON "trial_conversation" USING btree ("visitor_id","begun_at");--> statement-breakpoint
CREATE INDEX "trial_conversation_family_idx" ON "trial_conversation" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_message_client_idx" ON "trial_message" USING btree ("visitor_id","client_id");--> statement-breakpoint
CREATE INDEX "trial_message_conversation_idx" ON "trial_message" USING btree ("conversation_id","id");