CREATE TABLE "rate_limit" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE INDEX "rate_limit_ends_idx" ON "rate_limit" USING btree ("ends_at");