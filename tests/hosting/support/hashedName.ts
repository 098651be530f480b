/** The hash and extension that end a hashed file's name; they tell it from a page in a folder of the same name. */
export const hashedName = /[.-][\w-]{8}\.\w+$/;
