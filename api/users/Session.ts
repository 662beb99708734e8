import { Column, Entity, PrimaryColumn } from "typeorm";

/** A session, stored by connect-pg-simple. The api only reads and deletes it. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("text")
  sid: string;

  /** The library's JSON: the cookie's options and `userId`. */
  @Column("json")
  sess: object;

  @Column({ type: "timestamptz", precision: 3 })
  expire: Date;

  /** By which its owner names it: `sid` is the cookie's. */
  @Column({ type: "uuid", insert: false, update: false, default: () => "gen_random_uuid()" })
  publicId: string;

  /** A generated column, computed from `sess`. */
  @Column({ type: "uuid", insert: false, update: false, nullable: true })
  userId: string | null;
}
