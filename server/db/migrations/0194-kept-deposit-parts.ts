import { type Kysely, sql } from 'kysely'

/**
 * The part of a returned deposit that the hall keeps. An older version's processes keep none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE refunds ADD COLUMN kept integer NOT NULL DEFAULT 0
      CHECK (kept >= 0 AND (kept = 0 OR deposit));

    DROP TRIGGER written_once ON refunds;
    CREATE TRIGGER written_once BEFORE DELETE OR TRUNCATE OR UPDATE OF id, booking_id, payment_id, user_id,
        deposit, amount, kept, method, utr, made_by, made_at, series, year, number, day, content ON refunds
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    -- A booking's payments are locked, so that two refunds at once see each other.
    CREATE OR REPLACE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE paid integer;
    BEGIN
      SELECT CASE WHEN NEW.deposit THEN sum(deposit) FILTER (WHERE id = NEW.payment_id AND deposit_kind = 'returned')
          ELSE sum(amount + late_fee) END INTO paid FROM (
        SELECT id, amount, late_fee, deposit, deposit_kind FROM payments
        WHERE booking_id = NEW.booking_id AND status = 'completed'
        ORDER BY id FOR NO KEY UPDATE
      ) parts;
      IF paid IS NULL OR NEW.deposit AND paid <> NEW.amount + NEW.kept
        OR paid < NEW.amount + NEW.kept + (SELECT coalesce(sum(amount + kept), 0) FROM refunds
          WHERE booking_id = NEW.booking_id AND deposit = NEW.deposit)
      THEN
        RAISE EXCEPTION 'a refund is above what was paid'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
      END IF;
      RETURN NEW;
    END $$;
  `.execute(db)
}
