/** Who may do what, and for how long, beside the fixed seven days. */
export interface SessionSettings {
  /** REQUIRE_TWO_STEP_FOR_ADMINS. */
  requireTwoStepForAdmins: boolean;
  /** ADMIN_IDLE_HOURS; null: idle sessions of administrators end as all others. */
  adminIdleHours: number | null;
}
