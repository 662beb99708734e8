import { Column, Entity, PrimaryColumn } from "typeorm";

/** Records that an integration request was deleted. Only a database trigger writes these rows. */
@Entity("contact_request_removals")
export class ContactRequestRemoval {
  @PrimaryColumn("uuid")
  id: string;

  @Column({ type: "timestamptz", precision: 3 })
  removedAt: Date;
}
