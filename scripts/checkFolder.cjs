// npm runs this before the tools, which fail with a stack trace in such a folder. CommonJS, because Node cannot load ES
// modules from a path with a backslash.
const signs = process.platform === 'win32' ? /[#?]/ : /[#?:\\]/;
if (signs.test(process.cwd())) {
  console.error(
    `The project is in "${process.cwd()}", where its tools cannot run: remove # ? : \\ from the path`,
  );
  process.exit(1);
}
