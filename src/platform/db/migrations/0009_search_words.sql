ALTER TABLE "message" drop column "search";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(left(content, 20000), './-_@:,''’<>&', '            '))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "message_search_idx" ON "message" USING gin ("search");
