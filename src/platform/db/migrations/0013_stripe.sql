CREATE TABLE "checkout" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"setup_fee_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subscription_id" text,
	"checkout_id" text,
	"payment_id" text,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_plan_id" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_open_idx" ON "checkout" USING btree ("family_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_session_idx" ON "checkout" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_next_plan_id_plan_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_provider_subscription_id_unique" UNIQUE("provider_subscription_id");