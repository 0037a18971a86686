CREATE TABLE "profile" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"bank_name" text,
	"bank_account" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_family_id_user_id_pk" PRIMARY KEY("family_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_family_id_user_id_family_member_family_id_user_id_fk" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_member"("family_id","user_id") ON DELETE cascade ON UPDATE no action;