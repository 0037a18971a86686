CREATE TABLE "whatsapp_number" (
	"number" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
