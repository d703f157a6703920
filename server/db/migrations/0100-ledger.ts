import { type Kysely, sql } from 'kysely'

/**
 * The books: journals and their postings, written once. Older versions don't post: they leave the
 * `posted_status` of a payment behind its `status`, and a job posts it later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE journals (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('charge', 'payment', 'refund')),
      -- Unique, so that an event is posted only once.
      event text NOT NULL UNIQUE,
      day date NOT NULL,
      lines smallint NOT NULL CHECK (lines >= 2),
      booking_id uuid NOT NULL REFERENCES bookings,
      payment_id text NOT NULL REFERENCES payments,
      made_by uuid REFERENCES users,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX journals_day ON journals (day);
    CREATE INDEX journals_booking ON journals (booking_id);
    CREATE INDEX journals_payment ON journals (payment_id);

    CREATE TABLE postings (
      journal_id bigint NOT NULL REFERENCES journals,
      line smallint NOT NULL CHECK (line > 0),
      account text NOT NULL CHECK (account IN ('cash', 'upi', 'simulated', 'members', 'fees')),
      user_id uuid REFERENCES users,
      -- In paise; debits are positive.
      amount bigint NOT NULL CHECK (amount <> 0),
      PRIMARY KEY (journal_id, line),
      CHECK ((account = 'members') = (user_id IS NOT NULL))
    );
    CREATE INDEX postings_account ON postings (account) INCLUDE (amount);
    CREATE INDEX postings_user ON postings (user_id) INCLUDE (amount) WHERE user_id IS NOT NULL;

    -- A journal is committed with all of its postings, which add up to zero.
    CREATE FUNCTION check_journal() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE found record;
    BEGIN
      SELECT count(*) AS lines, coalesce(sum(amount), 0) AS total INTO found
        FROM postings WHERE journal_id = NEW.id;
      IF found.lines <> NEW.lines OR found.total <> 0 THEN
        RAISE EXCEPTION 'journal % has % of % postings, which add up to %',
          NEW.id, found.lines, NEW.lines, found.total
          USING ERRCODE = 'check_violation', CONSTRAINT = 'journals_balanced';
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER journals_balanced AFTER INSERT ON journals
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_journal();

    -- Nothing is added to a journal that is complete.
    CREATE FUNCTION check_added_postings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT FROM journals WHERE id IN (SELECT journal_id FROM added)
          AND lines < (SELECT count(*) FROM postings WHERE journal_id = journals.id)
      ) THEN
        RAISE EXCEPTION 'a posting was added to a complete journal'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_complete';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER postings_complete AFTER INSERT ON postings
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_added_postings();

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'rows of % are written once', TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'written_once';
    END $$;
    CREATE TRIGGER written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON journals
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    -- The payment's status as last posted to the ledger.
    ALTER TABLE payments ADD COLUMN posted_status text;
    CREATE INDEX payments_unposted ON payments (created_at)
      WHERE status IN ('completed', 'refunding', 'refunded') AND posted_status IS DISTINCT FROM status;
  `.execute(db)
}
