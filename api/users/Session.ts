import { Column, Entity, PrimaryColumn } from "typeorm";

/** An open session. The store's library writes it; the api reads whose it is, and ends it. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("text")
  sid: string;

  /** The library's JSON: the cookie's facts and `userId`. */
  @Column("json")
  sess: object;

  @Column({ type: "timestamptz", precision: 3 })
  expire: Date;

  /** The database takes it from `sess`. */
  @Column({ type: "uuid", insert: false, update: false, nullable: true })
  userId: string | null;
}
