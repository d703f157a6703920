import { type Kysely, sql } from 'kysely'

/**
 * Who may book which room and section online; null is the default. An older version's processes
 * neither read nor write it. A change notifies the open seat maps of every room: the payload is
 * not a room's name, which older processes treat as a change of any room.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings ADD COLUMN room_rules jsonb;

    CREATE FUNCTION notify_of_room_rules() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' OR OLD.room_rules IS DISTINCT FROM NEW.room_rules THEN
        PERFORM pg_notify('seats', 'rules');
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER settings_room_rules AFTER INSERT OR UPDATE OF room_rules ON settings
      FOR EACH ROW EXECUTE FUNCTION notify_of_room_rules();
  `.execute(db)
}
