// Plain old JavaScript, so that an old Node can say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.log(`info string Kickmate needs Node 20.19 or newer, and this is ${process.versions.node}`);
  process.exit(1);
}
import('./cli.mjs');
