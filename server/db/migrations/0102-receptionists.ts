import { type Kysely, sql } from 'kysely'

/** The role of receptionists. An older version's processes never assign it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      DROP CONSTRAINT users_role_check,
      ADD CONSTRAINT users_role_check
        CHECK (role IN ('user', 'receptionist', 'admin', 'super_admin'));
  `.execute(db)
}
