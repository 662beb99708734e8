import { Column, Entity, PrimaryColumn } from "typeorm";

/** A session that connect-pg-simple stores. The api only reads and deletes it. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("text")
  sid: string;

  /** JSON of connect-pg-simple: the cookie's options and `userId`. */
  @Column("json")
  sess: object;

  @Column({ type: "timestamptz", precision: 3 })
  expire: Date;

  /** The id by which the owner can end the session. `sid` is secret: it is the cookie's value. */
  @Column({ type: "uuid", insert: false, update: false, default: () => "gen_random_uuid()" })
  publicId: string;

  /** A generated column, computed from `sess`. */
  @Column({ type: "uuid", insert: false, update: false, nullable: true })
  userId: string | null;
}
