import { type Kysely, sql } from 'kysely'

/** The browsers in which members get notifications, with the keys that encrypt them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE push_subscriptions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      endpoint text NOT NULL UNIQUE,
      p256dh bytea NOT NULL,
      auth bytea NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
  `.execute(db)
}
