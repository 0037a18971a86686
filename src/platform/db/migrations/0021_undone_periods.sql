CREATE TABLE "vacated_place" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"remaining_messages" integer NOT NULL,
	"given_messages" integer NOT NULL,
	CONSTRAINT "vacated_place_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "paid_period" ADD COLUMN "worth_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_period" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "paid_period" ADD COLUMN "given_messages" integer;--> statement-breakpoint
ALTER TABLE "paid_period" ADD COLUMN "used_messages" integer;--> statement-breakpoint
ALTER TABLE "paid_period" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "given_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacated_place" ADD CONSTRAINT "vacated_place_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "paid_period" SET "worth_cents" = "price_cents";--> statement-breakpoint
UPDATE "child" SET "given_messages" = "plan"."max_conversations"
FROM "subscription" JOIN "plan" ON "plan"."id" = "subscription"."plan_id"
WHERE "subscription"."family_id" = "child"."family_id" AND "subscription"."plan_id" <> 'free'
  AND "child"."remaining_messages" >= 0 AND "plan"."max_conversations" > 0;
