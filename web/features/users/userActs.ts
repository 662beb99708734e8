/** The acts of a user card; each asks for a confirmation. */
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

/** What the buttons of a card ask for; turning two-step sign-in off takes the own password, too. */
export type CardAct = UserAct | "clearTwoStep";
