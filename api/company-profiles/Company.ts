import { Field, ID, ObjectType } from "type-graphql";
import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { inOrder } from "#api/core/graphql/batch.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { User } from "#api/users/User.ts";

@ObjectType({
  implements: Node,
  description: "A bidding company: the account's contact details and its company profile.",
})
export class Company {
  @Field(() => ID, { description: "The id of the company. It is not `userId`; arguments take both." })
  id: string;

  @Field(() => String, { description: "From the company profile." })
  companyName: string;

  @Field(() => String, { description: "The account's e-mail address." })
  email: string;

  @Field(() => String, { nullable: true, description: "engineer, architectural, …; any other text is shown as is." })
  companyTypology: string | null;

  @Field(() => DateTimeISO, { description: "When the account was created, by the database's clock." })
  createdAt: Date;

  @Field(() => DateTimeISO, { description: "When the account or its profile last changed, by the database's clock." })
  updatedAt: Date;

  @Field(() => CompanyProfile, { nullable: true, description: "The company profile; null if the account has none." })
  profile: CompanyProfile | null;
}

/**
 * Loads the companies of these users in one SQL statement. Deleted users are included, because their bids stay stored.
 */
export async function companiesOf(
  { manager }: Pick<DataSource, "manager">,
  userIds: readonly string[],
): Promise<Company[]> {
  const users = await manager
    .createQueryBuilder(User, "user")
    .withDeleted()
    .leftJoinAndMapOne("user.profile", CompanyProfile, "profile", "profile.userId = user.id")
    .where({ id: In([...userIds]) })
    .getMany();
  return inOrder(userIds, (users as BiddingUser[]).map(asCompany), ({ id }) => id) as Company[];
}

export async function profilesOf(db: DataSource, userIds: readonly string[]): Promise<(CompanyProfile | undefined)[]> {
  return inOrder(
    userIds,
    await db.manager.findBy(CompanyProfile, { userId: In([...userIds]) }),
    ({ userId }) => userId,
  );
}

type BiddingUser = User & { profile: CompanyProfile | null };

const asCompany = ({
  id,
  email,
  username,
  companyName,
  companyTypology,
  createdAt,
  updatedAt,
  profile,
}: BiddingUser): Company => ({
  id,
  email,
  companyTypology,
  createdAt,
  updatedAt: profile && profile.updatedAt > updatedAt ? profile.updatedAt : updatedAt,
  profile,
  companyName: profile?.companyName ?? companyName ?? username,
});
