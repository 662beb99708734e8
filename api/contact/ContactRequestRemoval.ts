import { Column, Entity, PrimaryColumn } from "typeorm";

/** A deleted integration request. Only a trigger writes these rows. */
@Entity("contact_request_removals")
export class ContactRequestRemoval {
  @PrimaryColumn("uuid")
  id: string;

  @Column({ type: "timestamptz", precision: 3 })
  removedAt: Date;
}
