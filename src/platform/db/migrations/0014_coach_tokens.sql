CREATE TABLE "coach_tokens" (
	"day" text PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
