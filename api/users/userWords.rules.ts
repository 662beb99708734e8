/** The messages for a username or e-mail address that another account has. */
export const TAKEN = {
  username: "This username is already taken",
  email: "This e-mail address is already registered",
} as const;

/**
 * The message if a user cannot become an administrator or be restored, because the username looks like that of another
 * account.
 */
export const LOOKS_LIKE_ANOTHER =
  "Another account's username looks like this one, and an administrator's must be unmistakable: change one of the two first";

export const USER_STATUSES = ["active", "blocked", "banned"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Spec §3: the five roles of the registration and of the integration request. */
export const PARTNER_ROLES = ["architecture", "execution", "supplier", "developer", "other"] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];

export const PARTNER_ROLE_LABELS: Record<PartnerRole, string> = {
  architecture: "Architecture / Engineering Studio",
  execution: "Execution Company",
  supplier: "Supplier / Manufacturer",
  developer: "Developer / Fund",
  other: "Other",
};

/** Spec §3: the labels of the known company typologies. Any other typology is displayed as typed. */
export const COMPANY_TYPOLOGIES = {
  engineer: "Engineering Company",
  architectural: "Architectural Firm",
  materials_supplier: "Materials Supplier",
  contractor: "General Contractor",
  consultant: "Consulting Firm",
  manufacturer: "Manufacturer",
  other: "Other",
} as const;

export function companyTypologyLabel(typology: string | null | undefined) {
  if (!typology) return "";
  return Object.hasOwn(COMPANY_TYPOLOGIES, typology)
    ? COMPANY_TYPOLOGIES[typology as keyof typeof COMPANY_TYPOLOGIES]
    : typology;
}
