/** The actions of a user card; each asks for a confirmation. */
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

/** The acts of a card's buttons; turning two-step sign-in off also requires the administrator's own password. */
export type CardAct = UserAct | "clearTwoStep";
