CREATE TABLE "analysis_count" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_count" (
	"month" text NOT NULL,
	"level" text NOT NULL,
	"concern" text NOT NULL,
	"country" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "safety_count_month_level_concern_country_pk" PRIMARY KEY("month","level","concern","country"),
	CONSTRAINT "safety_count_month_check" CHECK ("safety_count"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "analysis_count" ADD CONSTRAINT "analysis_count_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;