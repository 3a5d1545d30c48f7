"""Lets a few processes run the functions of CloudFront for all requests, so that a page of thirty files starts none."""
import threading

# More wouldn't be quicker, because a call takes less than a millisecond.
workers = 2


def share_workers(package, cloudfront_js):
    pool = cloudfront_js._pool
    package.require(pool, "_acquire", "_release", "max_idle")
    free = threading.BoundedSemaphore(workers)
    pool.max_idle = workers

    # A CloudFront function calls nothing else, so waiting for a free process can't become a deadlock.
    def waiting(acquire):
        def wait_and_acquire():
            free.acquire()
            return acquire()

        return wait_and_acquire

    def freeing(release):
        def release_and_free(worker):
            try:
                release(worker)
            finally:
                free.release()

        return release_and_free

    package.replace(pool, "_acquire", waiting)
    package.replace(pool, "_release", freeing)
