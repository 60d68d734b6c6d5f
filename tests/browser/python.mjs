// node python.mjs WEB BUNDLE SCRIPT …: runs a Python script with the interpreter of the browser, under Node. Its memory
// is kept in the file MEMORY (a variable of the environment), if there is one, and read from there the next time. Without
// one, the script can import `ludotheque.testing`, which no bundle has.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const [web, bundle, script, ...words] = process.argv.slice(2)
const typescript = createRequire(path.resolve(web, 'package.json'))('typescript')
const options = { compilerOptions: { module: 'esnext', target: 'es2022' } }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'interpreter-'))
for (const name of ['interpreter', 'image']) {
  const source = fs.readFileSync(path.join(web, `src/local/${name}.ts`), 'utf8')
  const { outputText } = typescript.transpileModule(source, options)
  fs.writeFileSync(path.join(folder, `${name}.mjs`), outputText.replace('"./image"', '"./image.mjs"'))
}
try {
  const { startInterpreter } = await import(pathToFileURL(path.join(folder, 'interpreter.mjs')).href)
  const read = async (url) => new Uint8Array(fs.readFileSync(url))
  const file = process.env.MEMORY
  const memories = file
    ? {
        find: async () => (fs.existsSync(file) ? () => read(file) : undefined),
        keep: async (version, memory) => fs.writeFileSync(file, memory),
      }
    : undefined
  const python = await startInterpreter(pathToFileURL(path.resolve(bundle) + '/'), undefined, read, memories)
  if (!file) python.pyodide.mountNodeFS('/ludotheque/ludotheque/testing', path.resolve(web, '../src/ludotheque/testing'))
  python.pyodide.FS.writeFile('/words.json', new TextEncoder().encode(JSON.stringify(words)))
  python.pyodide.FS.writeFile('/script.py', new Uint8Array(fs.readFileSync(script)))
  python.runPython('import sys, json, runpy; sys.argv = ["script.py", *json.load(open("/words.json"))]; runpy.run_path("/script.py", run_name="__main__")')
} catch (error) {
  console.error(error.message) // its stack begins with a line of a megabyte
  process.exitCode = 1
} finally {
  fs.rmSync(folder, { recursive: true })
}
