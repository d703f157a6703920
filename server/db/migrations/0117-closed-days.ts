import { type Kysely, sql } from 'kysely'

/**
 * Days whose books are closed, each with the balances at its end. A closing covers all days up to its
 * own. An older version's processes post money under the day on which they take it, which is never a
 * closed one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE day_closings (
      day date PRIMARY KEY,
      closed_at timestamptz NOT NULL,
      closed_by uuid NOT NULL REFERENCES users
    );
    CREATE TABLE closed_balances (
      day date NOT NULL REFERENCES day_closings,
      account text NOT NULL,
      -- In paise; debits are positive.
      balance bigint NOT NULL,
      PRIMARY KEY (day, account)
    );
    CREATE TRIGGER written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON day_closings
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_balances
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    CREATE FUNCTION check_open_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM day_closings WHERE day >= NEW.day) THEN
        RAISE EXCEPTION 'the books of % are closed', NEW.day
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'journals_open_day';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER journals_open_day BEFORE INSERT ON journals
      FOR EACH ROW EXECUTE FUNCTION check_open_day();

    -- The day book reads a day's journals in their order.
    CREATE INDEX journals_day_order ON journals (day, id);
    DROP INDEX journals_day;
  `.execute(db)
}
