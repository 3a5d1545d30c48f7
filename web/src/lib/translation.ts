/**
 * A browser that translates the page puts elements of its own where our texts were. React would then fail to remove or
 * to pass such a text, and the whole page would break (facebook/react#11538). A text that changes beside others is in an
 * element of its own, so that its translation goes with it.
 */
export function tolerateTranslation() {
	const { removeChild, insertBefore } = Node.prototype
	Node.prototype.removeChild = function remove<Child extends Node>(child: Child) {
		return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
	}
	Node.prototype.insertBefore = function insert<Child extends Node>(child: Child, next: Node | null) {
		return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
	}
}
