"""Does everything that a text can say matter? Texts are changed in one place, and both are played in the same position.

`corpus` has the texts (our own cards, and a paragraph for every row of the grammar: `paragraphs`), `changing` what
may be changed in them, `positions` where they are played, `behaviour` how and what is compared, `searching` puts it
together; `explained` lists what makes no difference to any game, and what has not been seen to make one.
"""
