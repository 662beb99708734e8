/**
 * The texts of each action on a user: those of its confirmation dialog, and those of the toasts after a success and a
 * failure.
 */
export const USER_ACTS = {
  block: {
    title: "Block user",
    text: "Are you sure you want to block this user?",
    confirm: "Block",
    done: "User updated successfully",
    failed: "Failed to update user",
  },
  unblock: {
    title: "Unblock user",
    text: "Are you sure you want to unblock this user?",
    confirm: "Unblock",
    done: "User updated successfully",
    failed: "Failed to update user",
  },
  delete: {
    title: "Delete user",
    text: "Are you sure you want to delete this user?",
    confirm: "Delete",
    done: "User deleted successfully",
    failed: "Failed to delete user",
  },
} as const;
export type UserAct = keyof typeof USER_ACTS;

/**
 * The actions that the buttons of a user's card start. Turning off two-step sign-in has a dialog of its own, because it
 * also requires the administrator's password.
 */
export type CardAct = UserAct | "clearTwoStep";
