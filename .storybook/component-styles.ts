// The stylesheets of blocks, parts and primitives, with all their variants. In a file of their own,
// so that they come after app.css, which sets the order of the layers.
import.meta.glob(
  ['../ui/*/*.css', '../staff/ui/*/*.css', '../parts/*/*.css', '../blocks/*/*.css'],
  { eager: true },
)
