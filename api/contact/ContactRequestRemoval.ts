import { Column, Entity, PrimaryColumn } from "typeorm";

/** An integration request that was deleted. Written by a trigger alone. */
@Entity("contact_request_removals")
export class ContactRequestRemoval {
  @PrimaryColumn("uuid")
  id: string;

  @Column({ type: "timestamptz", precision: 3 })
  removedAt: Date;
}
