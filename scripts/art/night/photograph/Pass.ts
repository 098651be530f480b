import {
  type IUniform,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type ShaderMaterialParameters,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

const vertexShader = 'varying vec2 spot; void main() { spot = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** One run over all pixels of a picture. The shader finds its place, from 0 to 1, in `spot`. */
export class Pass<Name extends string> {
  readonly uniforms: Record<Name, IUniform>;
  #mesh: Mesh;
  #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(fragmentShader: string, values: Record<Name, unknown>, options: ShaderMaterialParameters = {}) {
    const entries = Object.entries(values).map(([name, value]) => [name, { value }]);
    this.uniforms = Object.fromEntries(entries);
    const { uniforms } = this;
    const unsorted = { depthTest: false, depthWrite: false };
    const material = new ShaderMaterial({ vertexShader, fragmentShader, uniforms, ...unsorted, ...options });
    this.#mesh = new Mesh(new PlaneGeometry(2, 2), material);
  }

  /** Runs with some values changed; null as target is the canvas. */
  run(
    renderer: WebGLRenderer,
    target: WebGLRenderTarget | null,
    values: Partial<Record<Name, unknown>>,
  ): void {
    for (const [name, value] of Object.entries(values)) this.uniforms[name as Name].value = value;
    renderer.setRenderTarget(target);
    renderer.render(this.#mesh, this.#camera);
  }
}
