import { Column, Entity, PrimaryColumn } from "typeorm";

/** A session of a signed-in browser. connect-pg-simple writes the rows; this entity only reads and deletes them. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("text")
  sid: string;

  /** The session's data, such as the cookie's options and `userId`, as connect-pg-simple stores it. */
  @Column("json")
  sess: object;

  @Column({ type: "timestamptz", precision: 3 })
  expire: Date;

  /**
   * The id by which the owner can end the session. `sid` must stay secret, because it is the value of the session
   * cookie.
   */
  @Column({ type: "uuid", insert: false, update: false, default: () => "gen_random_uuid()" })
  publicId: string;

  /** A generated column, computed from `sess`. */
  @Column({ type: "uuid", insert: false, update: false, nullable: true })
  userId: string | null;
}
