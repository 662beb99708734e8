import { Field, ID, ObjectType } from "type-graphql";
import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { User } from "#api/users/User.ts";

@ObjectType({ description: "A bidding company: the account's contact details and its company profile." })
export class Company {
  @Field(() => ID, { description: "The user's id: a bid's companyId." })
  id: string;

  @Field(() => String, { description: "From the company profile." })
  companyName: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { nullable: true, description: "engineer, architectural, …; any other text is shown as is." })
  companyTypology: string | null;

  @Field(() => CompanyProfile, { nullable: true })
  profile: CompanyProfile | null;
}

/** Loads the companies of these users in two statements, deleted users too, since their bids are kept. */
export async function companiesOf(db: DataSource, userIds: readonly string[]): Promise<Company[]> {
  const users = await db.manager.find(User, { where: { id: In([...userIds]) }, withDeleted: true });
  const profiles = await db.manager.findBy(CompanyProfile, { userId: In([...userIds]) });
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  const companies = users.map((user) => asCompany(user, profileOf.get(user.id) ?? null));
  return inOrder(userIds, companies, ({ id }) => id) as Company[];
}

function asCompany({ id, email, username, companyName, companyTypology }: User, profile: CompanyProfile | null): Company {
  return { id, email, companyTypology, profile, companyName: profile?.companyName ?? companyName ?? username };
}
