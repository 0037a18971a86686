CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consent_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "family" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_member" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"until" date,
	"is_frozen" boolean DEFAULT false NOT NULL,
	"auto_delete_days" integer,
	"chosen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_member_family_id_user_id_pk" PRIMARY KEY("family_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
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
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"family_id" uuid,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"is_discreet" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"erase_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "paid_period" (
	"family_id" uuid NOT NULL,
	"key" text NOT NULL,
	"plan_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"price_cents" integer NOT NULL,
	"setup_fee_cents" integer NOT NULL,
	"worth_cents" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"given_messages" integer,
	"used_messages" integer,
	"withdrawn_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_period_family_id_key_pk" PRIMARY KEY("family_id","key")
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
CREATE TABLE "coach_tokens" (
	"day" text PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_chat" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"answers" text DEFAULT 'asked' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_chat_member" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_place" integer DEFAULT 0 NOT NULL,
	"here_until" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"wants_reminder" boolean DEFAULT true NOT NULL,
	CONSTRAINT "family_chat_member_family_id_user_id_pk" PRIMARY KEY("family_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "analysis_count" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carer_child" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	CONSTRAINT "carer_child_family_id_user_id_child_id_pk" PRIMARY KEY("family_id","user_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "child" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"age" numeric(6, 4) NOT NULL,
	"interests" text[] NOT NULL,
	"also_called" text[] DEFAULT '{}' NOT NULL,
	"personality_profile" text,
	"personality_evaluation" jsonb,
	"whatsapp_number" text,
	"remaining_messages" integer NOT NULL,
	"used_messages" integer DEFAULT 0 NOT NULL,
	"given_messages" integer DEFAULT 0 NOT NULL,
	"is_frozen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "child_remaining_messages_check" CHECK ("child"."remaining_messages" >= -1)
);
--> statement-breakpoint
CREATE TABLE "vacated_place" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"remaining_messages" integer NOT NULL,
	"given_messages" integer NOT NULL,
	CONSTRAINT "vacated_place_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "guidance_gap" (
	"month" text NOT NULL,
	"topic" text NOT NULL,
	"band" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "guidance_gap_month_topic_band_pk" PRIMARY KEY("month","topic","band"),
	CONSTRAINT "guidance_gap_month_check" CHECK ("guidance_gap"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "family_invitation" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"child_ids" uuid[] DEFAULT '{}' NOT NULL,
	"until" date,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_invitation_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "family_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"setup_fee_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"max_children" integer NOT NULL,
	"max_conversations" integer NOT NULL,
	"is_dedicated_number_per_child" boolean NOT NULL,
	"max_adults" integer DEFAULT 1 NOT NULL,
	"max_carers" integer DEFAULT 0 NOT NULL,
	"has_family_chat" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"has_insights_report" boolean DEFAULT false NOT NULL,
	"has_workbook" boolean DEFAULT false NOT NULL,
	"features" text[] NOT NULL,
	"badge" text,
	"position" integer NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"cancelled_at" timestamp with time zone,
	"credits_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_for" timestamp with time zone,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"next_plan_id" text,
	CONSTRAINT "subscription_provider_subscription_id_unique" UNIQUE("provider_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"zone" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_on" text,
	"waiting_since" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"data" jsonb,
	"workbook" jsonb,
	CONSTRAINT "report_family_id_user_id_month_pk" PRIMARY KEY("family_id","user_id","month")
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
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_ends_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriber_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "check_in_setting" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"minute_of_day" integer NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "check_in_setting_family_id_user_id_pk" PRIMARY KEY("family_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "memory" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "memory_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "taken_step" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"card_id" text,
	"about" text,
	"day" date NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"outcome_at" timestamp with time zone,
	"note" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp with time zone,
	CONSTRAINT "taken_step_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "trial_visitor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid,
	"age_months" integer,
	"conversations" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_code" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"child_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "whatsapp_code_family_id_user_id_pk" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "whatsapp_code_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_count" (
	"month" text NOT NULL,
	"category" text NOT NULL,
	"billed" integer DEFAULT 0 NOT NULL,
	"free" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "whatsapp_count_month_category_pk" PRIMARY KEY("month","category")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_inbound" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wamid" text NOT NULL,
	"person_id" uuid NOT NULL,
	"number_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"tapped" text,
	"media_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"family_id" uuid,
	"reply_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_inbound_wamid_unique" UNIQUE("wamid")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_number" (
	"number" text PRIMARY KEY NOT NULL,
	"number_id" text,
	"kind" text DEFAULT 'shared' NOT NULL,
	"family_id" uuid,
	"child_id" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_number_number_id_unique" UNIQUE("number_id"),
	CONSTRAINT "whatsapp_number_child_idx" UNIQUE("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_outgoing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"person_id" uuid NOT NULL,
	"number_id" text NOT NULL,
	"rank" integer NOT NULL,
	"content" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"wamid" text,
	"error_code" text,
	"billed_as" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_outgoing_key_unique" UNIQUE("key"),
	CONSTRAINT "whatsapp_outgoing_wamid_unique" UNIQUE("wamid")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"whatsapp_user_id" text,
	"wa_id" text,
	"family_id" uuid,
	"member_id" uuid,
	"child_id" uuid,
	"linked_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"last_inbound_at" timestamp with time zone NOT NULL,
	"number_id" text NOT NULL,
	"reading_until" timestamp with time zone,
	"sending_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_person_whatsapp_user_id_unique" UNIQUE("whatsapp_user_id"),
	CONSTRAINT "whatsapp_person_wa_id_unique" UNIQUE("wa_id")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid,
	"author_id" uuid,
	"is_shared" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message" text DEFAULT '' NOT NULL,
	"level" text,
	"changes" integer,
	"starred_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"family_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"reason" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_family_id_message_id_pk" PRIMARY KEY("family_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "instructions" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"user_id" uuid,
	"content" text NOT NULL,
	"status" text DEFAULT 'complete' NOT NULL,
	"channel" text DEFAULT 'web' NOT NULL,
	"client_id" uuid,
	"answer_to" uuid,
	"error" text,
	"card" jsonb,
	"sources" jsonb,
	"guide_note" jsonb,
	"choice" text,
	"parts" jsonb,
	"choices" jsonb,
	"place" integer,
	"change" integer,
	"starred_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(left(content, 20000), './-_@:,''’<>&', '            '))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "reply" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"child_id" uuid,
	"status" text NOT NULL,
	"charged" boolean NOT NULL,
	"remaining_after" integer NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"sent" jsonb,
	"instructions_id" text,
	"writer" integer DEFAULT nullif(current_setting('kinwise.writer', true), '')::integer,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "reply_event" (
	"family_id" uuid NOT NULL,
	"reply_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"delta" text NOT NULL,
	CONSTRAINT "reply_event_family_id_reply_id_seq_pk" PRIMARY KEY("family_id","reply_id","seq")
);
--> statement-breakpoint
CREATE TABLE "summary" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"summary" text NOT NULL,
	"message_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summary_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"hash" text PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"gone_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_family_id_user_id_family_member_family_id_user_id_fk" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_member"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_period" ADD CONSTRAINT "paid_period_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_period" ADD CONSTRAINT "paid_period_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_chat" ADD CONSTRAINT "family_chat_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_chat" ADD CONSTRAINT "family_chat_conversation_fk" FOREIGN KEY ("family_id","conversation_id") REFERENCES "public"."conversation"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_chat_member" ADD CONSTRAINT "family_chat_member_fk" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_member"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_count" ADD CONSTRAINT "analysis_count_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carer_child" ADD CONSTRAINT "carer_child_member_fk" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_member"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carer_child" ADD CONSTRAINT "carer_child_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacated_place" ADD CONSTRAINT "vacated_place_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitation" ADD CONSTRAINT "family_invitation_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitation" ADD CONSTRAINT "family_invitation_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_next_plan_id_plan_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_setting" ADD CONSTRAINT "check_in_setting_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_setting" ADD CONSTRAINT "check_in_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_message_fk" FOREIGN KEY ("family_id","message_id") REFERENCES "public"."message"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "taken_step" ADD CONSTRAINT "taken_step_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_step" ADD CONSTRAINT "taken_step_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_step" ADD CONSTRAINT "taken_step_message_fk" FOREIGN KEY ("family_id","message_id") REFERENCES "public"."message"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "trial_visitor" ADD CONSTRAINT "trial_visitor_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_code" ADD CONSTRAINT "whatsapp_code_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_code" ADD CONSTRAINT "whatsapp_code_member_fk" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_member"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_inbound" ADD CONSTRAINT "whatsapp_inbound_person_id_whatsapp_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."whatsapp_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_number" ADD CONSTRAINT "whatsapp_number_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_outgoing" ADD CONSTRAINT "whatsapp_outgoing_person_id_whatsapp_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."whatsapp_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_person" ADD CONSTRAINT "whatsapp_person_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_person" ADD CONSTRAINT "whatsapp_person_member_fk" FOREIGN KEY ("family_id","member_id") REFERENCES "public"."family_member"("family_id","user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_fk" FOREIGN KEY ("family_id","message_id") REFERENCES "public"."message"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_fk" FOREIGN KEY ("family_id","conversation_id") REFERENCES "public"."conversation"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reply" ADD CONSTRAINT "reply_message_fk" FOREIGN KEY ("family_id","message_id") REFERENCES "public"."message"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reply_event" ADD CONSTRAINT "reply_event_reply_fk" FOREIGN KEY ("family_id","reply_id") REFERENCES "public"."reply"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "summary" ADD CONSTRAINT "summary_conversation_fk" FOREIGN KEY ("family_id","conversation_id") REFERENCES "public"."conversation"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "account_user_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_idx" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_given_idx" ON "consent" USING btree ("family_id","kind","version",coalesce("user_id", "family_id")) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "consent_user_idx" ON "consent" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_member_user_idx" ON "family_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_member_owner_idx" ON "family_member" USING btree ("family_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "passkey_user_idx" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_user_idx" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_open_idx" ON "checkout" USING btree ("family_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_session_idx" ON "checkout" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "paid_period_family_start_idx" ON "paid_period" USING btree ("family_id","starts_at");--> statement-breakpoint
CREATE INDEX "family_chat_member_waiting_idx" ON "family_chat_member" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitation_open_idx" ON "family_invitation" USING btree ("family_id","email") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "family_invitation_email_idx" ON "family_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "family_invitation_invited_by_idx" ON "family_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "push_subscription_user_idx" ON "push_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_user_idx" ON "report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_message_created_idx" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "check_in_setting_user_idx" ON "check_in_setting" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memory_message_idx" ON "memory" USING btree ("family_id","message_id");--> statement-breakpoint
CREATE INDEX "memory_child_idx" ON "memory" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "memory_user_idx" ON "memory" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taken_step_place_idx" ON "taken_step" USING btree ("family_id","message_id","place");--> statement-breakpoint
CREATE INDEX "taken_step_child_idx" ON "taken_step" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "taken_step_user_idx" ON "taken_step" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "taken_step_ask_idx" ON "taken_step" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "trial_visitor_family_idx" ON "trial_visitor" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_open_idx" ON "whatsapp_inbound" USING btree ("person_id","id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_age_idx" ON "whatsapp_inbound" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "whatsapp_outgoing_queue_idx" ON "whatsapp_outgoing" USING btree ("person_id","rank","id") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "whatsapp_outgoing_age_idx" ON "whatsapp_outgoing" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversation_child_idx" ON "conversation" USING btree ("family_id","child_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "conversation_author_idx" ON "conversation" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_family_idx" ON "conversation" USING btree ("family_id") WHERE kind = 'family';--> statement-breakpoint
CREATE INDEX "conversation_deleted_idx" ON "conversation" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_idx" ON "message" USING btree ("family_id","conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "message_conversation_idx" ON "message" USING btree ("family_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "message_user_idx" ON "message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_search_idx" ON "message" USING gin ("search");--> statement-breakpoint
CREATE INDEX "message_answer_idx" ON "message" USING btree ("family_id","answer_to") WHERE answer_to is not null;--> statement-breakpoint
CREATE INDEX "message_card_idx" ON "message" USING btree ("family_id","conversation_id","id") WHERE card is not null;--> statement-breakpoint
CREATE INDEX "message_place_idx" ON "message" USING btree ("family_id","conversation_id","place") WHERE place is not null;--> statement-breakpoint
CREATE INDEX "message_change_idx" ON "message" USING btree ("family_id","conversation_id","change") WHERE change is not null;--> statement-breakpoint
CREATE INDEX "message_starred_idx" ON "message" USING btree ("family_id","id") WHERE starred_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_running_idx" ON "reply" USING btree ("family_id","message_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "reply_message_idx" ON "reply" USING btree ("family_id","message_id");--> statement-breakpoint
CREATE INDEX "reply_heartbeat_idx" ON "reply" USING btree ("heartbeat_at") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "summary_count_idx" ON "summary" USING btree ("family_id","conversation_id","message_count");--> statement-breakpoint
CREATE INDEX "rate_limit_ends_idx" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE VIEW "public"."readable_conversation" AS (select "conversation"."family_id", "conversation"."id", "conversation"."child_id", "conversation"."author_id", "conversation"."is_shared", "conversation"."kind", "conversation"."title", "conversation"."message_count", "conversation"."last_message", "conversation"."level", "conversation"."changes", "conversation"."starred_at", "conversation"."deleted_at", "conversation"."created_at", "family_member"."user_id" as "reader_id" from "conversation" left join "family_member" on "family_member"."family_id" = "conversation"."family_id" where ("conversation"."deleted_at" is null and case
          when "family_member"."user_id" is null then "conversation"."kind" = 'trial'
          when "family_member"."role" = 'carer' then "conversation"."author_id" = "family_member"."user_id"
            and ("family_member"."until" is null or "family_member"."until" >= (now() at time zone 'utc')::date)
            and exists (select 1 from "carer_child" where "carer_child"."family_id" = "conversation"."family_id"
              and "carer_child"."user_id" = "family_member"."user_id" and "carer_child"."child_id" = "conversation"."child_id")
          else "conversation"."author_id" = "family_member"."user_id" or "conversation"."is_shared"
        end));