import { type Kysely, sql } from 'kysely'

/**
 * A UTR that one payment has by a claim can't belong to another payment by a row of the bank's statement, and the
 * reverse. The unique index upi_claims_utr covers claims alone, so triggers reject this under its name; they also hold
 * for an older version's processes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION lock_utrs(utrs text[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      -- Sorted, which prevents deadlocks. The caller's next query sees what the lock's last holder committed.
      PERFORM pg_advisory_xact_lock(hashtextextended('utr:' || utr, 0))
        FROM (SELECT DISTINCT unnest(utrs) AS utr ORDER BY 1) sorted;
    END $$;

    CREATE FUNCTION check_claimed_utr() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM lock_utrs(ARRAY[NEW.utr]);
      IF EXISTS (SELECT FROM statement_rows
        WHERE state = 'matched' AND utrs @> ARRAY[NEW.utr] AND payment_id <> NEW.payment_id)
      THEN
        RAISE EXCEPTION 'a row of the statement matches this UTR with another payment'
          USING ERRCODE = 'unique_violation', CONSTRAINT = 'upi_claims_utr';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER utr_pays_once BEFORE INSERT OR UPDATE OF utr, status ON upi_claims
      FOR EACH ROW WHEN (NEW.status IN ('waiting', 'confirmed')) EXECUTE FUNCTION check_claimed_utr();

    CREATE FUNCTION check_matched_utrs() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM lock_utrs(NEW.utrs);
      IF EXISTS (SELECT FROM upi_claims
        WHERE utr = ANY(NEW.utrs) AND status IN ('waiting', 'confirmed') AND payment_id <> NEW.payment_id)
      THEN
        RAISE EXCEPTION 'another payment has a UTR of this row'
          USING ERRCODE = 'unique_violation', CONSTRAINT = 'upi_claims_utr';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER utr_pays_once BEFORE UPDATE OF state, payment_id ON statement_rows
      FOR EACH ROW WHEN (NEW.state = 'matched') EXECUTE FUNCTION check_matched_utrs();
  `.execute(db)
}
