CREATE TABLE "paid_period" (
	"family_id" uuid NOT NULL,
	"key" text NOT NULL,
	"plan_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"price_cents" integer NOT NULL,
	"setup_fee_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_period_family_id_key_pk" PRIMARY KEY("family_id","key")
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "has_family_chat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "has_insights_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "has_workbook" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "credits_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "reminded_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "provider_customer_id" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "provider_subscription_id" text;--> statement-breakpoint
ALTER TABLE "paid_period" ADD CONSTRAINT "paid_period_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_period" ADD CONSTRAINT "paid_period_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_period_family_start_idx" ON "paid_period" USING btree ("family_id","starts_at");