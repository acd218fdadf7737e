/** The ground of the page's scene without a car, inside an element of the class `stage`. */
export const StageGround = () => <span className="stage-scene" />
