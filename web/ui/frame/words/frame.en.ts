export const words = {
  skip: "Skip to content",
  logout: "Logout",
  portal: "Portal",
  menu: "Menu",
};
