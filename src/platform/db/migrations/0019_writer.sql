-- The default comes after: rows that are here already were not written by the process that migrates.
ALTER TABLE "reply" ADD COLUMN "writer" integer;--> statement-breakpoint
ALTER TABLE "reply" ALTER COLUMN "writer" SET DEFAULT nullif(current_setting('kinwise.writer', true), '')::integer;--> statement-breakpoint
ALTER TABLE "trial_message" ADD COLUMN "writer" integer;--> statement-breakpoint
ALTER TABLE "trial_message" ALTER COLUMN "writer" SET DEFAULT nullif(current_setting('kinwise.writer', true), '')::integer;
