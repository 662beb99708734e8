export const words = {
  yourProfile: "Your Profile",
  administrator: "Administrator",
  partner: "Partner",
  name: "Name",
  username: "Username",
  email: "Email",
  company: "Company",
  companyType: "Company type",
  vatNumber: "VAT number",
  settings: "Settings",
  adminAccessRequired: "Admin access required",
  accessDenied: "Access Denied",
};
