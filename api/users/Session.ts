import { Column, Entity, PrimaryColumn } from "typeorm";

/** A session, which connect-pg-simple stores. The api uses this entity only to read and delete sessions. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("text")
  sid: string;

  /** The session's JSON from connect-pg-simple, such as the cookie's options and `userId`. */
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
