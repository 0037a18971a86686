CREATE TABLE "feedback" (
	"family_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"reason" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_family_id_message_id_pk" PRIMARY KEY("family_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "starred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "starred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(left(content, 20000), './-_@:,''’', '         '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_fk" FOREIGN KEY ("family_id","message_id") REFERENCES "public"."message"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_deleted_idx" ON "conversation" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "message_search_idx" ON "message" USING gin ("search");--> statement-breakpoint
CREATE INDEX "message_starred_idx" ON "message" USING btree ("family_id","id") WHERE starred_at is not null;--> statement-breakpoint
UPDATE "conversation" SET "level" = (SELECT "card"->>'level' FROM "message" WHERE "message"."family_id" = "conversation"."family_id" AND "message"."conversation_id" = "conversation"."id" AND "card" IS NOT NULL ORDER BY array_position(array['support', 'urgent_medical', 'crisis', 'emergency'], "card"->>'level') DESC LIMIT 1);
