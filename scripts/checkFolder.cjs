// npm runs it before the tools, which end with a stack in such a folder. Node loads no module from there either.
const signs = process.platform === 'win32' ? /[#?]/ : /[#?:\\]/;
if (signs.test(process.cwd())) {
  console.error(
    `The project is in "${process.cwd()}", where its tools cannot run: take # ? : \\ out of the path`,
  );
  process.exit(1);
}
