import { DefaultNamingStrategy, type NamingStrategyInterface } from "typeorm";

/** Names columns in snake case: the property `tenderNumber` has the column `tender_number`. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined) {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
