ALTER TABLE "child" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "used_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The guide's text is made where it is shown: behind the pipe stands only what a model wrote.
UPDATE "child" SET
  "personality_profile" = split_part("personality_profile", '|', 1),
  "personality_evaluation" = "personality_evaluation" || '{"enhancedProfile": null, "analysisSource": null}'
WHERE "personality_evaluation"->>'analysisSource' = 'guide';
